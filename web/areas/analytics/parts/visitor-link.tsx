import { texts } from '../../../texts/en/analytics-parts.ts'

interface VisitorLinkProps {
  websiteId: string
  sessionId: string | null
  distinctId: string | null
}

/** A visitor by the name that pages gave, else by the beginning of the id, and a way to what they did. */
export const VisitorLink = ({ websiteId, sessionId, distinctId }: VisitorLinkProps) =>
  sessionId === null ? (
    <span>{texts.nobody}</span>
  ) : (
    <a href={`/websites/${websiteId}/visitors/${sessionId}`} dir="auto">
      {distinctId || texts.anonymous(sessionId)}
    </a>
  )
