/** Writes messages in the wire format of Protocol Buffers, as much of it as spans need. */
export class ProtobufWriter {
  #buffer = Buffer.allocUnsafe(FIRST_BYTES);
  #length = 0;

  text(field: number, value: string): this {
    const size = Buffer.byteLength(value);
    this.#tag(field, LENGTH_DELIMITED).#number(size).#reserve(size);
    this.#length += this.#buffer.write(value, this.#length);
    return this;
  }

  hex(field: number, value: string): this {
    return this.raw(field, Buffer.from(value, 'hex'));
  }

  message(field: number, { bytes }: { bytes(): Uint8Array }): this {
    return this.raw(field, bytes());
  }

  /** Bytes, or a message that is encoded already. */
  raw(field: number, value: Uint8Array): this {
    this.#tag(field, LENGTH_DELIMITED).#number(value.length).#reserve(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  /** Negative numbers take ten bytes. */
  varint(field: number, value: bigint): this {
    this.#tag(field, VARINT);
    let rest = BigInt.asUintN(64, value);
    for (; rest > BigInt(Number.MAX_SAFE_INTEGER); rest >>= 7n) this.#byte(Number(rest & 0x7fn) | 0x80);
    return this.#number(Number(rest));
  }

  fixed64(field: number, value: bigint): this {
    this.#tag(field, FIXED64).#reserve(8);
    this.#length = this.#buffer.writeBigUInt64LE(BigInt.asUintN(64, value), this.#length);
    return this;
  }

  fixed32(field: number, value: number): this {
    this.#tag(field, FIXED32).#reserve(4);
    this.#length = this.#buffer.writeUInt32LE(value, this.#length);
    return this;
  }

  double(field: number, value: number): this {
    this.#tag(field, FIXED64).#reserve(8);
    this.#length = this.#buffer.writeDoubleLE(value, this.#length);
    return this;
  }

  bytes = (): Uint8Array<ArrayBuffer> => this.#buffer.subarray(0, this.#length);

  #tag(field: number, wireType: number): this {
    return this.#number((field << 3) | wireType);
  }

  /** Seven bits to a byte, the lowest first. */
  #number(value: number): this {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.#byte((rest % 0x80) | 0x80);
    return this.#byte(rest);
  }

  #byte(value: number): this {
    this.#reserve(1);
    this.#buffer[this.#length] = value;
    this.#length += 1;
    return this;
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}

/** Most attributes fit. */
const FIRST_BYTES = 128;

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;
