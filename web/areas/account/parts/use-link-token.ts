import { useEffect, useState } from 'preact/hooks'
import { tokenIn } from './link-token.ts'

/** The token of the link that was opened, and another one when its link is opened in the same tab: that changes the fragment alone. */
export function useLinkToken(): string {
  const [token, setToken] = useState(tokenIn(location.hash))
  useEffect(() => {
    // The link past the header changes the fragment too, and is no other link.
    const follow = () => setToken((before) => tokenIn(location.hash) || before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return token
}

/** The link is used up: going back shall not offer it again. */
export const forgetLink = () => history.replaceState(null, '', location.pathname)
