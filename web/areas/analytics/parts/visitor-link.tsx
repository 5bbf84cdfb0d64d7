import { texts } from '../../../texts/en/analytics-parts.ts'
import { useWebsiteLinks } from './website-links.ts'

interface VisitorLinkProps {
  websiteId: string
  sessionId: string | null
  distinctId: string | null
}

/** A visitor by the name that pages gave, else by the beginning of the id, and a way to what they did. */
export function VisitorLink({ websiteId, sessionId, distinctId }: VisitorLinkProps) {
  const linkTo = useWebsiteLinks(websiteId)
  return sessionId === null ? (
    <span>{texts.nobody}</span>
  ) : (
    <a href={linkTo(`visitors/${sessionId}`)} dir="auto">
      {distinctId || texts.anonymous(sessionId)}
    </a>
  )
}
