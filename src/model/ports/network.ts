export interface LoopbackRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly authorization: string | undefined;
  /** The body; `undefined` when it is longer than `maxBytes`, and then the rest of it is not read. */
  text(maxBytes: number): Promise<string | undefined>;
}

export interface LoopbackReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
}

interface LoopbackServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** 64 random hexadecimal digits: clients must send them. */
  readonly token: string;
}

export interface Loopback {
  /**
   * Serves local programs at its own port until it is disposed. Requests that wait then, or arrive later, get 503, and
   * their signal is aborted, as it is when the client disconnects.
   */
  serve(handle: (request: LoopbackRequest, signal: AbortSignal) => Promise<LoopbackReply>): Promise<LoopbackServer>;
}

export type Http = (url: string, request?: HttpRequest) => Promise<HttpReply>;

export interface HttpRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal;
  /** `manual`: an answer that leads elsewhere is the answer. */
  readonly redirect?: 'manual' | 'follow';
}

export interface HttpReply {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Is to be read to its end, left in the middle, or cancelled. */
  readonly body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}
