const nonceBytes = 12
const algorithm = 'AES-GCM'
/** What is unpacked of a chunk at most, in bytes: more than any request may bring. */
const mostBytes = 4_000_000

/** Packs a text (gzip, RFC 1952) and encrypts it (AES-256-GCM) under a key of its own. Returns nonce and ciphertext, and the key in base64url. */
export async function sealRecording(text: string): Promise<{ sealed: Uint8Array<ArrayBuffer>; key: string }> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const packed = await new Response(streamOf(text).pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  const cipher = await crypto.subtle.encrypt({ name: algorithm, iv }, key, packed)
  const sealed = new Uint8Array(nonceBytes + cipher.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(cipher), nonceBytes)
  return { sealed, key: base64url(raw) }
}

/** Opens what {@link sealRecording} made. Throws when the key is another, a bit was touched, or it unpacks to more than any chunk holds. */
export async function openRecording(sealed: ArrayBuffer, key: string): Promise<string> {
  const raw = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  const opener = await crypto.subtle.importKey('raw', raw, algorithm, false, ['decrypt'])
  const iv = sealed.slice(0, nonceBytes)
  const packed = await crypto.subtle.decrypt({ name: algorithm, iv }, opener, sealed.slice(nonceBytes))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of streamOf(packed).pipeThrough(new DecompressionStream('gzip'))) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new Error('A chunk of a recording is larger than any may be')
    parts.push(part as Uint8Array<ArrayBuffer>)
  }
  return new Blob(parts).text()
}

const streamOf = (content: BlobPart) => new Blob([content]).stream()

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
