import { fnv1a } from '../domain/basics/fnv.ts'

const gateways = 32

/**
 * The name of the gateway that holds the sockets of a person or an access key: one for each of them, so that whoever ends a right knows where to look.
 * Different people are spread over all gateways.
 */
export const gatewayOf = (watcherId: string): string => `gateway-${fnv1a(watcherId) % gateways}`

/** The name of a gateway for a visitor, by chance: no right of a visitor ends. */
export const anyGateway = (): string => `gateway-${Math.floor(Math.random() * gateways)}`
