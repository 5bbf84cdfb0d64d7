import { signal } from '@preact/signals'

/** How often the service has refused something for want of a role. Where that comes as a surprise, the role was taken away meanwhile. */
export const roleRefused = signal(0)
