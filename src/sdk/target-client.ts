import type { Message, TokenUsage } from './context.ts';

/** One question to a model. */
export interface TargetRequest {
  readonly question: string;
  readonly systemPrompt?: string;
  /** The name of another target; default: the judge of the run. */
  readonly target?: string;
}

/** The response of the model. */
export interface TargetReply {
  readonly output: readonly Message[];
  /** The text of the last message; for a question of a batch that failed, `Error: …`. */
  readonly rawText?: string;
  readonly tokenUsage?: TokenUsage;
}

/** The available targets, and the number of remaining calls. */
export interface TargetInfo {
  readonly targetName: string;
  readonly maxCalls: number;
  readonly callCount: number;
  readonly availableTargets: readonly string[];
}

/** Calls models on behalf of a grader. Every method throws a `TargetError` if the run refuses the call. */
export interface TargetClient {
  invoke(request: TargetRequest): Promise<TargetReply>;
  /** Asks one after the other. The replies come in the order of the questions. */
  invokeBatch(requests: readonly TargetRequest[]): Promise<readonly TargetReply[]>;
  getInfo(): Promise<TargetInfo>;
}

/** Why a question was not answered: 429 when all calls are used up, 400 for a bad question, 500 when the model failed. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The models that this grader may ask; `undefined` unless its entry in the suite has `target: true`. */
export function createTargetClient(): TargetClient | undefined {
  const url = process.env['AGENTV_TARGET_PROXY_URL'];
  const token = process.env['AGENTV_TARGET_PROXY_TOKEN'];
  if (!url || !token) return undefined;

  const call = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const response = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      method: body ? 'POST' : undefined,
      body: body ? JSON.stringify(body) : undefined,
    });
    const text = await response.text();
    if (!response.ok) throw new TargetError(response.status, errorOf(text) ?? `The run answered ${response.status}`);
    return JSON.parse(text) as Reply;
  };

  return {
    invoke: (request) => call('/invoke', request),
    async invokeBatch(requests) {
      const { responses } = await call<{ responses: TargetReply[] }>('/invokeBatch', { requests });
      return responses;
    },
    getInfo: () => call('/info'),
  };
}

function errorOf(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
