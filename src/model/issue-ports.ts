/** An open issue that was written with our own token. */
export interface OwnIssue {
  readonly number: number;
  readonly body: string;
  readonly url: string;
}

export interface IssueText {
  readonly title: string;
  readonly body: string;
}

/** The issues of a repository that carry a label of ours. All methods throw a `ServiceError`. */
export interface Issues {
  /** Those that are open and were written with this token, the oldest first. */
  own(signal: AbortSignal): Promise<OwnIssue[]>;
  create(text: IssueText, signal: AbortSignal): Promise<OwnIssue>;
  update(number: number, text: IssueText, signal: AbortSignal): Promise<OwnIssue>;
  /** For one of two that are the same. */
  close(number: number, signal: AbortSignal): Promise<void>;
}
