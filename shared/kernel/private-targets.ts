import type { Context } from './context.ts'

/** Whether work of this caller may reach private networks. A page of somebody else may not, whoever looks at it: it would reach the network of who does. */
export const mayReachPrivate = ({
  services: { settings },
  foreignPage,
}: Pick<Context, 'services' | 'foreignPage'>): boolean => settings.ALLOW_PRIVATE_TARGETS && !foreignPage
