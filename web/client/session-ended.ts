import { signal } from '@preact/signals'

/** Whether the service has answered that nobody is signed in (any more). The shell then asks to sign in again, and nothing typed is lost. */
export const sessionEnded = signal(false)
