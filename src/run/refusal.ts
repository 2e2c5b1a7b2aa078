/** Only the start of a text is searched, which has the reason of a failure. */
const SEARCHED = 20_000;

/**
 * Whether an error means that a model, or the safety filter in front of it, refused the question. Vendors report this
 * as an error, but it is the model's answer.
 */
export const saysRefusal = (words: string): boolean => REFUSAL.test(words.slice(0, SEARCHED));

const REFUSAL = new RegExp(
  [
    // Azure, OpenAI and Codex, which passes on their codes.
    /\bcontent_filter\b(?!_)|ResponsibleAIPolicyViolation|content management policy|\binvalid_prompt\b/,
    /content_policy_violation|moderation_blocked|"flagged_input"|input was flagged/,
    // Anthropic and Claude Code.
    /safeguards flagged this message|blocked by content filtering policy|appears to violate our Usage Policy/,
    // Gemini and its CLI.
    /blocked due to (?:safety|other policy) settings|blocked due to recitation|"blockReason"/,
    // Pi, opencode and Copilot.
    /The model refused to complete the request|blocked by (?:the provider's )?content filter/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
