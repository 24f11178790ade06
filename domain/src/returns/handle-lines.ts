import type { ReturnedCondition, ReturnLine, ReturnResolution } from './return.ts';

type HandlingProblem =
  | 'return-lines-changed'
  | 'return-exceeds-requested'
  | 'return-nothing-accepted';

type Handled =
  | { problem: HandlingProblem; lines?: never }
  | { problem?: never; lines: ReturnLine[] };

interface AcceptedLine {
  id: string;
  quantity: number;
}

export interface ReceivedLine extends AcceptedLine {
  condition: ReturnedCondition;
  resolution: ReturnResolution;
}

/**
 * Staff accept a quantity for each line. Zero excludes the line, but at least one unit of the return must be accepted.
 */
export function acceptLines(
  lines: readonly ReturnLine[],
  accepted: readonly AcceptedLine[],
): Handled {
  const byId = matchLines(lines, accepted);
  if (!byId) return { problem: 'return-lines-changed' };
  if (accepted.every(({ quantity }) => quantity === 0))
    return { problem: 'return-nothing-accepted' };
  const handled = lines.map((line) => ({
    ...line,
    acceptedQuantity: byId.get(line.id)?.quantity ?? 0,
  }));
  const isTooMany = handled.some((line) => line.acceptedQuantity > line.quantity);
  return isTooMany ? { problem: 'return-exceeds-requested' } : { lines: handled };
}

/**
 * Lines that weren't accepted may be left out. If nothing arrived, all quantities are zero, and the
 * customer can return the units later. A failed device that doesn't come back, for example because the
 * patient has it, can be replaced anyway.
 */
export function receiveLines(
  lines: readonly ReturnLine[],
  received: readonly ReceivedLine[],
): Handled {
  const expected = lines.filter(
    ({ id, acceptedQuantity }) =>
      (acceptedQuantity ?? 0) > 0 || received.some((each) => each.id === id),
  );
  const byId = matchLines(expected, received);
  if (!byId) return { problem: 'return-lines-changed' };
  const handled = lines.map((line) => receive(line, byId.get(line.id)));
  const isTooMany = handled.some(
    ({ receivedQuantity, acceptedQuantity }) => (receivedQuantity ?? 0) > (acceptedQuantity ?? 0),
  );
  return isTooMany ? { problem: 'return-exceeds-requested' } : { lines: handled };
}

function receive(line: ReturnLine, received: ReceivedLine | undefined): ReturnLine {
  if (!received || received.quantity === 0) {
    const isReplaced =
      received?.resolution === 'replacement' &&
      line.reason === 'device-problem' &&
      (line.acceptedQuantity ?? 0) > 0;
    const resolution = isReplaced ? 'replacement' : 'none';
    return { ...line, receivedQuantity: 0, condition: null, resolution };
  }
  const { quantity, condition, resolution } = received;
  return { ...line, receivedQuantity: quantity, condition, resolution };
}

/** Undefined unless each line appears exactly once. */
function matchLines<Line extends AcceptedLine>(
  lines: readonly ReturnLine[],
  handled: readonly Line[],
): Map<string, Line> | undefined {
  const byId = new Map(handled.map((line) => [line.id, line]));
  const isMatch =
    byId.size === handled.length &&
    byId.size === lines.length &&
    lines.every(({ id }) => byId.has(id));
  return isMatch ? byId : undefined;
}
