/** Minimum number per turn of the event loop: a turn is cheap, and their work is short. */
const AT_ONCE = 4;

/**
 * A queue for quiet moments: waiting callers continue in order, in turns of the event loop without new callers; half of
 * them in each. The callers must be limited in number, or there is no such turn.
 */
export function openGiveWay(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let hasCome = false;
  const look = () => {
    for (const goOn of hasCome ? [] : waiting.splice(0, Math.max(AT_ONCE, waiting.length / 2))) goOn();
    hasCome = false;
    if (waiting.length > 0) setImmediate(look);
  };
  return () => {
    hasCome = true;
    if (waiting.length === 0) setImmediate(look);
    return new Promise((resolve) => waiting.push(resolve));
  };
}
