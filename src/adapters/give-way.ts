/** At least so many go on in one turn of the loop: a turn costs little, and what they do is short. */
const AT_ONCE = 4;

/**
 * Opens a place to wait for a quiet moment: whoever gives way there goes on, in the order of coming, in turns of the
 * event loop in which nobody else came; half of them in each. Somebody has to bound how many come, or there will be no
 * such turn.
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
