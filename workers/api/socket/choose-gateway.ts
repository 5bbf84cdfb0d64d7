const gateways = 32

/** The name of a gateway, by chance: a client follows many executions over one socket, so any will do, and the viewers of one execution are spread. */
export const chooseGateway = (): string => `gateway-${Math.floor(Math.random() * gateways)}`
