const encoder = new TextEncoder()
const nonceBytes = 12

/**
 * Encrypts bytes for one purpose and owner: AES-256-GCM under a key that HKDF-SHA-256 derives from the signing secret. `owner` (an execution id)
 * is salt and authenticated data, so what is sealed opens nowhere else. Returns nonce and ciphertext.
 */
export async function sealBytes(
  secret: string,
  owner: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(owner) }
  const sealed = await crypto.subtle.encrypt(algorithm, await keyFor(secret, owner), bytes)
  const joined = new Uint8Array(nonceBytes + sealed.byteLength)
  joined.set(nonce)
  joined.set(new Uint8Array(sealed), nonceBytes)
  return joined
}

/** Opens what {@link sealBytes} made. Throws when the secret has changed, the owner is another, or a bit was touched. */
export async function unsealBytes(
  secret: string,
  owner: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.slice(0, nonceBytes)
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) }
  const key = await keyFor(secret, owner)
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.slice(nonceBytes)))
}

/** {@link sealBytes} of a text. Returns base64url. */
export async function seal(secret: string, owner: string, text: string): Promise<string> {
  return Buffer.from(await sealBytes(secret, owner, encoder.encode(text))).toString('base64url')
}

/** Opens what {@link seal} made; throws as {@link unsealBytes} does. */
export async function unseal(secret: string, owner: string, sealed: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
  return new TextDecoder().decode(await unsealBytes(secret, owner, bytes))
}

async function keyFor(secret: string, owner: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: encoder.encode(owner), info: encoder.encode('run-secrets') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
