import { jsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';

/** Spans that an accepted request rejected, and why. */
interface PartialSuccess {
  readonly rejected: number;
  readonly message: string;
}

/** Reads an `ExportTraceServiceResponse`. An answer in another form says nothing. */
export function partialSuccessOf(contentType: string, body: Uint8Array): PartialSuccess {
  const read = contentType.includes('json') ? fromJson(body) : fromProtobuf(body);
  return read ?? { rejected: 0, message: '' };
}

function fromJson(body: Uint8Array): PartialSuccess | undefined {
  const answer = jsonOf(Buffer.from(body).toString());
  const partial = isMapping(answer) ? answer['partialSuccess'] : undefined;
  if (!isMapping(partial)) return undefined;
  const rejected = Number(partial['rejectedSpans'] ?? 0);
  const message = partial['errorMessage'];
  return { rejected: Number.isFinite(rejected) ? rejected : 0, message: typeof message === 'string' ? message : '' };
}

/** `partial_success` is field 1 of the answer; in it the count is field 1, and the message field 2. */
function fromProtobuf(body: Uint8Array): PartialSuccess | undefined {
  const partial = fieldsOf(body)?.get(1);
  const fields = partial instanceof Uint8Array ? fieldsOf(partial) : undefined;
  if (fields === undefined) return undefined;
  const [rejected, message] = [fields.get(1), fields.get(2)];
  return {
    rejected: typeof rejected === 'bigint' ? Number(BigInt.asIntN(64, rejected)) : 0,
    message: message instanceof Uint8Array ? Buffer.from(message).toString() : '',
  };
}

/** The varints and the length-delimited fields of a message. Undefined for anything else. */
function fieldsOf(bytes: Uint8Array): Map<number, bigint | Uint8Array> | undefined {
  const fields = new Map<number, bigint | Uint8Array>();
  let at = 0;
  const varint = (): bigint | undefined => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at];
      if (byte === undefined) return undefined;
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return undefined;
  };
  while (at < bytes.length) {
    const tag = varint();
    const value = tag === undefined ? undefined : varint();
    if (tag === undefined || value === undefined) return undefined;
    const field = Number(tag >> 3n);
    const wireType = Number(tag & 7n);
    if (wireType === 0) fields.set(field, value);
    else if (wireType === 2 && at + Number(value) <= bytes.length) {
      fields.set(field, bytes.subarray(at, at + Number(value)));
      at += Number(value);
    } else return undefined;
  }
  return fields;
}
