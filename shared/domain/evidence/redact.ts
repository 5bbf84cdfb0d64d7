/** Headers that carry credentials (RFC 9110, RFC 6265) or commonly do. */
const credentialHeaders = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'x-auth-token',
  'x-csrf-token',
  'x-xsrf-token',
])

export const redacted = '[redacted]'

/** Replaces secret values in text by `%NAME%`. */
export type Redactor = (text: string) => string

/**
 * Makes a redactor for secrets given by name. Each value is found as it is and as it travels: percent-encoded, form-encoded, as a JSON
 * or HTML string, and in base64. Longer values go first, so that one secret inside another leaves no rest. Empty values are ignored.
 */
export function redactor(secrets: Readonly<Record<string, string>>): Redactor {
  const forms = Object.entries(secrets)
    .flatMap(([name, value]) => writtenForms(value).map((form) => ({ form, mask: `%${name}%` })))
    .toSorted((a, b) => b.form.length - a.form.length)
  return (text) => forms.reduce((rest, { form, mask }) => rest.replaceAll(form, () => mask), text)
}

/** Applies a redactor to every string inside plain data whose keys are ours: a secret that is part of one must not rename a field. Returns a copy. */
export function redactDeep<T>(value: T, redact: Redactor): T {
  return deep(value, redact) as T
}

/** True for headers whose value must never be kept. */
export function isCredentialHeader(name: string): boolean {
  return credentialHeaders.has(name.toLowerCase())
}

function writtenForms(value: string): string[] {
  if (value === '') return []
  const percent = encodeURIComponent(value)
  const forms = [
    value,
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
    value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    base64(value),
  ]
  return [...new Set(forms)]
}

function base64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)))
}

function deep(value: unknown, redact: Redactor): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((entry) => deep(entry, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, deep(entry, redact)]))
}
