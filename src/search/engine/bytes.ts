/** Numbers as variable-length bytes: small ones, which most are, take one. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  number(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.bytes.push(rest);
  }

  raw(bytes: Uint8Array): void {
    this.number(bytes.length);
    for (const byte of bytes) {
      this.bytes.push(byte);
    }
  }

  text(value: string): void {
    this.raw(new TextEncoder().encode(value));
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  number(): number {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined) {
        throw new RangeError('The search index ends too early.');
      }
      this.at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) {
        return value;
      }
      shift += 7;
    }
  }

  raw(): Uint8Array {
    const length = this.number();
    const end = this.at + length;
    if (end > this.bytes.length) {
      throw new RangeError('The search index ends too early.');
    }
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }

  text(): string {
    return new TextDecoder().decode(this.raw());
  }
}
