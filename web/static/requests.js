/* What the page asks of the server, one request after the other, and the news it hears. */

const TRIED_AGAIN = 1500; // milliseconds after a lost connection, or when the server is busy
const LOOKED_AGAIN = 5000; // milliseconds after the stream of news has ended
const BUSY = [429, 502, 503, 504];

/** @param {number} time milliseconds */
const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/** @returns {string} a random word, which makes a repeated request the same one */
export const nonce = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");

/** The server, as the session of this device reaches it. */
export class Server {
  /** @param {(lost: boolean) => void} onLost is told when the connection goes and comes back */
  constructor(onLost) {
    this.onLost = onLost;
    const isKept = document.documentElement.dataset.keep === "device";
    this.store = isKept ? localStorage : sessionStorage;
    /** @type {Promise<any>} */
    this.last = Promise.resolve(); // the request before
  }

  get token() {
    return this.store.getItem("token");
  }

  /** Trades the ticket of the address, which is taken out of it, for a session of this device.
   * @returns {Promise<string>} why it is refused, or whose device this was; "" for nothing new
   */
  async signIn() {
    const ticket = location.hash.slice(1);
    if (!ticket) return "";
    history.replaceState(null, "", location.pathname);
    const { status, answer } = await this.ask("/api/session", () => ({ ticket }));
    if (status !== 200) return answer.error;
    this.store.setItem("token", answer.token);
    return answer.said;
  }

  /** Asks, after all earlier requests; again and again while there is no connection.
   * @param {string} path
   * @param {() => object} body is made when the turn of this request has come
   * @returns {Promise<{status: number, answer: any}>}
   */
  ask(path, body) {
    this.last = this.last.then(() => this.repeated(path, JSON.stringify(body())));
    return this.last;
  }

  async repeated(path, body) {
    for (;;) {
      const response = await this.sent(path, { method: "POST", body });
      const answer = await response?.json().catch(() => null); // broken off, or not of our server
      if (answer && !BUSY.includes(response.status)) {
        this.onLost(false);
        return { status: response.status, answer };
      }
      this.onLost(response?.status !== 429);
      await pause(TRIED_AGAIN);
    }
  }

  /** @returns {Promise<Response | null>} null without a connection */
  async sent(path, options) {
    const headers = { "Content-Type": "application/json" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    try {
      const response = await fetch(path, { ...options, headers });
      if (response.status === 401) this.store.removeItem("token");
      return response;
    } catch (fault) {
      if (fault instanceof TypeError) return null; // so fetch says that there is no connection
      throw fault;
    }
  }

  /** Tells of news of a table, and without a stream of news that there may be some.
   * @param {string} path
   * @param {() => void} heard
   */
  async listen(path, heard) {
    for (;;) {
      const stream = await this.sent(path);
      if (stream?.ok) await this.read(stream.body.getReader(), heard);
      await pause(LOOKED_AGAIN);
      if (!document.hidden) heard();
    }
  }

  async read(reader, heard) {
    for (;;) {
      const { value } = await reader.read().catch(() => ({})); // the connection was lost
      if (!value) return;
      if (new TextDecoder().decode(value).includes("data:")) heard();
    }
  }
}
