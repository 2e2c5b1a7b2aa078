/** So many go on in one turn of the loop: a turn costs little, and what they do is short. */
const AT_ONCE = 2;

/**
 * Opens a place to wait for a quiet moment: whoever gives way there goes on, in the order of coming, in turns of the
 * event loop in which nobody else came. Somebody has to bound how many come, or there will be no such turn.
 */
export function openGiveWay(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let hasCome = false;
  const look = () => {
    for (const goOn of hasCome ? [] : waiting.splice(0, AT_ONCE)) goOn();
    hasCome = false;
    if (waiting.length > 0) setImmediate(look);
  };
  return () => {
    hasCome = true;
    if (waiting.length === 0) setImmediate(look);
    return new Promise((resolve) => waiting.push(resolve));
  };
}
