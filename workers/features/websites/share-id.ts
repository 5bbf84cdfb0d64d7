const idBytes = 16

/** A name of 128 random bits, in 22 characters. */
export const newShareId = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(idBytes))).toString('base64url')
