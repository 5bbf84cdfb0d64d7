/** One line that says who may list public sessions, and what that shows. */
export const listingMode = (mode = 'open') =>
  mode === 'open'
    ? 'sessions by e-mail: open. Whoever knows an e-mail address sees the ids, titles, states, numbers of cases and times of its public sessions, and with an id all that a session holds. SESSION_LISTING=verified asks for a mailed code first.'
    : 'sessions by e-mail: verified. Only whoever gives a code that was mailed to an address sees the public sessions made with it.'
