const defaultPorts: Readonly<Record<string, string>> = { '80': '', '443': '' }

/**
 * What all addresses of one site have in common: its host without a leading "www.", with its port where that is none of http or https. Takes a normal address.
 * Pages under both schemes, and with and without "www.", are those of one site; subdomains are sites of their own.
 */
export function siteOf(address: string): string {
  const { hostname, port } = new URL(address)
  const other = defaultPorts[port] ?? port
  return `${hostname.replace(/^www\./, '')}${other === '' ? '' : `:${other}`}`
}

/** Scheme, host and port: what one robots.txt is for. */
export const originOf = (address: string): string => new URL(address).origin
