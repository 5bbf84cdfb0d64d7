const open =
  'sessions by e-mail: open. Whoever knows an e-mail address sees how many public sessions were made with it, their states, numbers of cases and times; ids and titles only from the network address that made them. SESSION_LISTING=verified asks for a mailed code first.'
const verified =
  'sessions by e-mail: verified. Only whoever gives a code that was mailed to an address sees the public sessions made with it.'

/** One line that says who may list public sessions, and what that shows. Without a `mode` it follows whether mail is delivered. */
export function listingMode(mode = '') {
  if (mode === 'open') return open
  return mode === ''
    ? 'sessions by e-mail: verified where mail is delivered, else open. SESSION_LISTING decides otherwise.'
    : verified
}
