import type { ComponentChildren } from 'preact'

/** What somebody else wrote. Its direction of writing ends where it ends, so that it cannot turn the line around it. */
export const Given = ({ children }: { children: ComponentChildren }) => <bdi>{children}</bdi>

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const Time = ({ at }: { at: string }) => <time dateTime={at}>{times.format(new Date(at))}</time>
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{days.format(new Date(at))}</time>
