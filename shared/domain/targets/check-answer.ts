import { hostPolicy, type TargetPolicy } from './check-target.ts'
import { refusalOf } from './judge-host.ts'
import { isOwnDemo } from './own-demo.ts'

/** Who answered a request, as far as a browser tells. */
export interface Answer {
  url: string
  remoteIPAddress?: string | undefined
  remotePort?: number | undefined
}

const defaultPorts: Record<string, number> = { 'http:': 80, 'ws:': 80, 'https:': 443, 'wss:': 443 }

/**
 * Says why nothing of an answer may be used: it came from an address that nobody may be led to, whatever name it was asked by. Undefined when it may be, or
 * when nobody can tell: an answer from another port than the one that was asked came by way of a proxy.
 */
export function answerRefusal(answer: Answer, policy: TargetPolicy): string | undefined {
  const address = addressOf(answer)
  if (address === undefined) return undefined
  const url = new URL(answer.url)
  if (isOwnDemo(url, policy)) return undefined
  return refusalOf({ host: address, port: url.port }, hostPolicy(policy))
}

/** The address of the server that answered; undefined when the browser does not tell, or when the answer came by way of a proxy. */
export function addressOf({ url, remoteIPAddress, remotePort }: Answer): string | undefined {
  const parsed = URL.parse(url)
  if (!parsed || !remoteIPAddress) return undefined
  const { protocol, port } = parsed
  return Number(port === '' ? defaultPorts[protocol] : port) === remotePort ? remoteIPAddress : undefined
}
