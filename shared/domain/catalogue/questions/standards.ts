import { demandOf, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const encrypted = /\bencrypt(?:s|ed|ion)\b/i
const how =
  /\d|\b(?:at rest|(?:in|during) (?:transit|transmission|transfer)|aes|rsa|tls|ssl|https|ssh|gpg|pgp|bcrypt|hash\w*|keys?|kms|disk|end-to-end|using|with|by|via|scheme|chacha\w*|keychain|database|stored|storage|approved|keystore)\b/i
const accessible =
  /\bWCAG\b(?! ?\d)|\baccessib(?:le (?:to|for) (?:people|users|persons) with|ility (?:standards|guidelines|requirements))/i

/** Encryption without where and how; accessibility without its level. */
export const standards: Cue = (slots) => {
  const demand = demandOf(slots)
  if (hasRole(slots, 'M', 'NEG')) return undefined
  if (slots.kinds.has('security') && encrypted.test(demand) && !how.test(slots.sentence))
    return questionOf('security', 'Encrypted where: on the way, where it is stored, or both?', [
      'Data is sent over TLS 1.2 or newer only.',
      'Data is stored encrypted with AES-256, backups too.',
    ])
  if (slots.kinds.has('accessibility') && accessible.test(demand) && !/\bA{1,3}\b|\d/.test(slots.sentence))
    return questionOf('accessibility', 'Which level of which standard has to be met?', [
      'All pages meet WCAG 2.2, level AA.',
      'All pages can be used with the keyboard alone and with a screen reader.',
    ])
  return undefined
}
