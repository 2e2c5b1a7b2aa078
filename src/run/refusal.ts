/** As much of a text is searched as says why something failed. */
const SEARCHED = 20_000;

/**
 * Whether the words of an error say that a model, or the safety filter in front of it, refused what it was asked. Vendors
 * report that as an error; it is the model's answer all the same.
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
    /blocked due to safety settings|"blockReason"/,
    // Pi, opencode and Copilot.
    /The model refused to complete the request|blocked by (?:the provider's )?content filter/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
