const encoder = new TextEncoder()

/**
 * Encrypts a text for one purpose and owner: AES-256-GCM under a key that HKDF-SHA-256 derives from the signing secret. `owner` (an execution id)
 * is salt and authenticated data, so a sealed text opens nowhere else. Returns base64url of nonce and ciphertext.
 */
export async function seal(secret: string, owner: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyFor(secret, owner)
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(owner) },
    key,
    encoder.encode(text),
  )
  return Buffer.concat([nonce, new Uint8Array(sealed)]).toString('base64url')
}

/** Opens what {@link seal} made. Throws when the secret has changed, the owner is another, or a bit was touched. */
export async function unseal(secret: string, owner: string, sealed: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'))
  const key = await keyFor(secret, owner)
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: encoder.encode(owner) }
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)))
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
