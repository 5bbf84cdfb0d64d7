import { execFileSync } from 'node:child_process'
import { X509Certificate, createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for the names below `.example`, of an issuer that nobody knows and that is to be found at `issuerAt`, as it says. */
export function certificateOf(issuerAt: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'tracewright-certificate-'))
  const at = (name: string) => join(folder, name)
  const make = (name: string, ...more: string[]) => {
    const files = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`)]
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '300', '-subj', `/CN=${name}`]
    execFileSync('openssl', [...words, ...files, ...more], { stdio: 'pipe' })
  }
  try {
    make('issuer')
    const found = issuerAt.flatMap((url) => [`caIssuers;URI:${url}`, `OCSP;URI:${url}`])
    const extensions = ['basicConstraints=critical,CA:FALSE', 'subjectAltName=DNS:*.example']
    if (found.length > 0) extensions.push(`authorityInfoAccess=${found.join(',')}`)
    const signing = ['-CA', at('issuer.pem'), '-CAkey', at('issuer.key')]
    make('site', ...signing, ...extensions.flatMap((extension) => ['-addext', extension]))
    const cert = readFileSync(at('site.pem'))
    const bytes = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    const pin = createHash('sha256').update(bytes).digest('base64')
    /** With `trustFlag` a browser takes it for a good one, as if it knew the issuer. */
    const trustFlag = `--ignore-certificate-errors-spki-list=${pin}`
    return { cert, key: readFileSync(at('site.key')), trustFlag }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
