/** Writes messages in the wire format of Protocol Buffers, as much of it as spans need. */
export class ProtobufWriter {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  text(field: number, value: string): this {
    return this.raw(field, Buffer.from(value));
  }

  hex(field: number, value: string): this {
    return this.raw(field, Buffer.from(value, 'hex'));
  }

  message(field: number, { bytes }: { bytes(): Uint8Array }): this {
    return this.raw(field, bytes());
  }

  /** Bytes, or a message that is encoded already. */
  raw(field: number, value: Uint8Array): this {
    return this.#tag(field, LENGTH_DELIMITED)
      .#add(varintBytes(BigInt(value.length)))
      .#add(value);
  }

  varint(field: number, value: bigint): this {
    return this.#tag(field, VARINT).#add(varintBytes(value));
  }

  fixed64(field: number, value: bigint): this {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt.asUintN(64, value));
    return this.#tag(field, FIXED64).#add(bytes);
  }

  fixed32(field: number, value: number): this {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return this.#tag(field, FIXED32).#add(bytes);
  }

  double(field: number, value: number): this {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return this.#tag(field, FIXED64).#add(bytes);
  }

  bytes = (): Uint8Array<ArrayBuffer> => Buffer.concat(this.#parts, this.#length);

  #tag(field: number, wireType: number): this {
    return this.#add(varintBytes(BigInt((field << 3) | wireType)));
  }

  #add(part: Uint8Array): this {
    this.#parts.push(part);
    this.#length += part.length;
    return this;
  }
}

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

/** Seven bits to a byte, the lowest first; negative numbers take ten bytes. */
function varintBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}
