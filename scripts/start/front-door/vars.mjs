/**
 * What `api` is told of the way to it, and the hosts for which the front door opens. Takes our `port`, the `inner` one of the development server, the `secret` of
 * the door and the operator's `settings`.
 * @param {{ port: number, inner: number, secret: string, settings?: Record<string, string> }} known
 */
export function addressVars({ port, inner, secret, settings = {} }) {
  const { OWN_HOSTS = '', PUBLIC_ORIGIN = `http://localhost:${port}` } = settings
  const machine = [port, inner].flatMap((at) => [`localhost:${at}`, `127.0.0.1:${at}`, `[::1]:${at}`])
  const given = OWN_HOSTS.split(/\s+/).filter(Boolean)
  return {
    vars: {
      PUBLIC_ORIGIN,
      OWN_HOSTS: [...given, ...machine].join(' '),
      ADDRESS_HEADER: 'CF-Connecting-IP',
      FRONT_DOOR_SECRET: secret,
    },
    named: [...given, PUBLIC_ORIGIN],
  }
}
