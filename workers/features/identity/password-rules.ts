const alwaysLongEnough = 12
const shortest = 8
const longestBytes = 1024

/** Says what is wrong with a new password, or null. Lengths count code points of the normalised text. */
export async function passwordFault(password: string): Promise<string | null> {
  if (isTooLong(password)) return `At most ${longestBytes} bytes`
  const normal = password.normalize('NFKC')
  const length = Array.from(normal).length
  if (length < shortest) return `At least ${shortest} characters`
  if (length >= alwaysLongEnough) return null
  // Only registration needs the list.
  const { commonPasswords } = await import('./common-passwords.ts')
  const isCommon = commonPasswords.has(normal.toLowerCase())
  return isCommon
    ? `This password is among the commonest. Choose another, or one of ${alwaysLongEnough} characters or more`
    : null
}

/** A longer password is nobody's: it is refused before any work is spent on it. */
export function isTooLong(password: string): boolean {
  return password.length > longestBytes || new TextEncoder().encode(password).length > longestBytes
}
