import {
  CompactEncrypt,
  type JWK,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import type { Settings } from '../../../shared/services/settings.ts'
import { secretFor } from './secrets.ts'

export interface NewKey {
  keyId: string
  publicJwk: string
  wrappedPrivateKey: string
}

/** Makes an ES256 key pair. The private JWK is kept as a JWE (RFC 7517, section 7); the key id is the thumbprint of RFC 7638. */
export async function makeKey(settings: Settings): Promise<NewKey> {
  const secret = secretFor(settings, 'signing-keys')
  const pair = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(pair.publicKey)
  const keyId = await calculateJwkThumbprint(jwk)
  const plain = new TextEncoder().encode(JSON.stringify(await exportJWK(pair.privateKey)))
  const wrappedPrivateKey = await new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'jwk+json', kid: keyId })
    .encrypt(secret)
  return {
    keyId,
    publicJwk: JSON.stringify({ ...jwk, kid: keyId, alg: 'ES256', use: 'sig' }),
    wrappedPrivateKey,
  }
}

/** Opens a private key. A secret that has changed since gives `not_configured` with the way out. */
export async function openKey(settings: Settings, { keyId, wrappedPrivateKey }: NewKey): Promise<CryptoKey> {
  const secret = secretFor(settings, 'signing-keys')
  const opened = await compactDecrypt(wrappedPrivateKey, secret, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => null)
  if (opened?.protectedHeader.kid !== keyId) {
    throw notConfigured({
      message:
        'The secret KEY_ENCRYPTION_SECRET has changed and does not open the signing key. Restore its earlier value; otherwise the hourly upkeep makes a new key.',
    })
  }
  return (await importJWK(
    JSON.parse(new TextDecoder().decode(opened.plaintext)) as JWK,
    'ES256',
  )) as CryptoKey
}
