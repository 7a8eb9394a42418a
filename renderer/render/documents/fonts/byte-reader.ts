/** Reads numbers (big-endian, as font files have them) one after the other. Throws a RangeError past the end. */
export type ByteReader = {
  uint8: () => number;
  int16: () => number;
  uint16: () => number;
  uint32: () => number;
  bytes: (length: number) => Buffer;
  /** UIntBase128 of the WOFF2 format: seven bits a byte, the highest first. */
  base128: () => number;
  /** 255UInt16 of the WOFF2 format: one byte up to 252, two or three above. */
  packed16: () => number;
};

export function createByteReader(buffer: Buffer): ByteReader {
  let at = 0;
  const move = (length: number) => {
    if (at + length > buffer.length) throw new RangeError('the file ends too early');
    at += length;
    return at - length;
  };
  const uint8 = () => buffer.readUInt8(move(1));
  const uint16 = () => buffer.readUInt16BE(move(2));
  return {
    uint8,
    uint16,
    int16: () => buffer.readInt16BE(move(2)),
    uint32: () => buffer.readUInt32BE(move(4)),
    bytes: (length) => {
      const start = move(length);
      return buffer.subarray(start, start + length);
    },
    base128: () => readBase128(uint8),
    packed16: () => readPacked16(uint8, uint16),
  };
}

function readBase128(uint8: () => number): number {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = uint8();
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new RangeError('a number in the file is too long');
}

function readPacked16(uint8: () => number, uint16: () => number): number {
  const first = uint8();
  if (first === 253) return uint16();
  if (first === 254) return uint8() + 506;
  return first === 255 ? uint8() + 253 : first;
}
