import { api } from './api.js'

/** Who is signed in. Asked once for all scripts of a page. */
export const session = api('GET', '/api/auth/session')
