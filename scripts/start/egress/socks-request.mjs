const version = 5
const connectCommand = 1
const addressTypes = { ipv4: 1, name: 3, ipv6: 4 }

/** The answers of RFC 1928 that we give: which one says only whether there is a connection. */
export const replies = {
  noAuthentication: Buffer.from([version, 0]),
  noneOfThese: Buffer.from([version, 0xff]),
  connected: Buffer.from([version, 0, 0, addressTypes.ipv4, 0, 0, 0, 0, 0, 0]),
  failed: Buffer.from([version, 1, 0, addressTypes.ipv4, 0, 0, 0, 0, 0, 0]),
}

/**
 * Reads a greeting: how many bytes it has, and whether it offers to go without authentication. Undefined while it is not whole, null when it is none.
 * @param {Buffer} bytes
 */
export function readGreeting(bytes) {
  if (bytes.length > 0 && bytes[0] !== version) return null
  if (bytes.length < 2 || bytes.length < 2 + bytes[1]) return undefined
  const length = 2 + bytes[1]
  return { length, isOpen: bytes.subarray(2, length).includes(0) }
}

/**
 * Reads a request: how many bytes it has and where it leads. Undefined while it is not whole, null when it is none that we answer.
 * @param {Buffer} bytes
 * @returns {{ length: number, host: string, port: number } | null | undefined}
 */
export function readRequest(bytes) {
  if (bytes.length < 5) return bytes.length > 0 && bytes[0] !== version ? null : undefined
  if (bytes[0] !== version || bytes[1] !== connectCommand || bytes[2] !== 0) return null
  const place = placeOf(bytes)
  if (!place) return null
  const end = place.from + place.length
  if (bytes.length < end + 2) return undefined
  const part = bytes.subarray(place.from, end)
  return { length: end + 2, host: place.text(part), port: bytes.readUInt16BE(end) }
}

function placeOf(bytes) {
  if (bytes[3] === addressTypes.ipv4) return { from: 4, length: 4, text: (part) => part.join('.') }
  if (bytes[3] === addressTypes.ipv6) return { from: 4, length: 16, text: ipv6 }
  if (bytes[3] !== addressTypes.name || bytes[4] === 0) return undefined
  return { from: 5, length: bytes[4], text: (part) => part.toString('latin1').toLowerCase() }
}

const ipv6 = (part) => Array.from({ length: 8 }, (_, at) => part.readUInt16BE(2 * at).toString(16)).join(':')
