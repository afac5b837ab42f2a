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

  /** Where the next number or text begins. */
  get position(): number {
    return this.at;
  }

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
    const part = this.rawIfThere();
    if (!part) {
      throw new RangeError('The search index ends too early.');
    }
    return part;
  }

  /** Nothing while not all of it is there. */
  rawIfThere(): Uint8Array | undefined {
    // The length ends with the first byte below 128.
    if (!this.bytes.subarray(this.at).some((byte) => byte < 0x80)) {
      return undefined;
    }
    const length = this.number();
    const end = this.at + length;
    if (end > this.bytes.length) {
      return undefined;
    }
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }

  text(): string {
    return new TextDecoder().decode(this.raw());
  }
}

/** Bits side by side, for numbers below a known bound. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private used = 8;

  private bits(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at -= 1) {
      if (this.used === 8) {
        this.bytes.push(0);
        this.used = 0;
      }
      const last = this.bytes.length - 1;
      this.bytes[last] = (this.bytes[last] ?? 0) | (((value >>> at) & 1) << (7 - this.used));
      this.used += 1;
    }
  }

  /** A number below `size`: the first few take a bit less where `size` is no power of two. */
  below(size: number, value: number): void {
    const count = 31 - Math.clz32(size);
    const short = 2 ** (count + 1) - size;
    if (value < short) {
      this.bits(value, count);
    } else {
      this.bits(value + short, count + 1);
    }
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

export class BitReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** The next bits, 16 at most, as a number. */
  private peek(count: number): number {
    const first = this.at >>> 3;
    const {bytes} = this;
    const three =
      ((bytes[first] ?? 0) << 16) | ((bytes[first + 1] ?? 0) << 8) | (bytes[first + 2] ?? 0);
    return (three >>> (24 - (this.at & 7) - count)) & ((1 << count) - 1);
  }

  below(size: number): number {
    const count = 31 - Math.clz32(size);
    const short = 2 ** (count + 1) - size;
    let value = this.peek(count);
    this.at += count;
    if (value >= short) {
      this.at -= count;
      value = this.peek(count + 1) - short;
      this.at += count + 1;
    }
    if (this.at > this.bytes.length * 8) {
      throw new RangeError('The search index ends too early.');
    }
    return value;
  }
}
