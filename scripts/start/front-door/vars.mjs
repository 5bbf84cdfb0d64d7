const namesAt = (port) => [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]

/**
 * What `api` is told of the way to it, and the hosts for which the front door opens. Takes our `port`, the `secret` of the door and the operator's `settings`.
 * @param {{ port: number, secret: string, settings?: Record<string, string> }} known
 */
export function addressVars({ port, secret, settings = {} }) {
  const { OWN_HOSTS = '', PUBLIC_ORIGIN = `http://localhost:${port}` } = settings
  const given = OWN_HOSTS.split(/\s+/).filter(Boolean)
  return {
    vars: {
      PUBLIC_ORIGIN,
      OWN_HOSTS: [...given, ...namesAt(port)].join(' '),
      ADDRESS_HEADER: 'CF-Connecting-IP',
      FRONT_DOOR_SECRET: secret,
    },
    named: [...given, PUBLIC_ORIGIN],
  }
}

/** The same, where the port of the development server behind the door is one of ours, too: no run may come to it. */
export const withInner = (vars, inner) =>
  vars.OWN_HOSTS === undefined ? vars : { ...vars, OWN_HOSTS: [vars.OWN_HOSTS, ...namesAt(inner)].join(' ') }
