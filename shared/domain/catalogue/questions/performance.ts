import { checkIncose } from '../../requirement-quality/incose.ts'
import { demandOf, hasSegment } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const measure =
  /\d|\b(?:one|two|three|five|ten|seconds?|milliseconds?|minutes?|instant(?:ly)?|asynchronous\w*|async|background|cach\w+|index\w*|batch\w*|lazy|lazily|compress\w*|parallel\w*|virtuali\w+|paginat\w+|pool\w*|debounc\w*|constant|linear|complexity|functions?|algorithms?|enough)\b/i
const speed =
  /^(?:fast|quick(?:ly)?|rapid(?:ly)?|slow|responsive|efficient(?:ly)?|smooth(?:ly)?|timely|real-time|in real time|immediately|instantly|soon|as soon as possible|performance|response time|load(?:s|ing)? time|latency|speed)$/
const capacity =
  /^(?:scalable|throughput|capacity)$|\b(?:high|many|concurrent|large) (?:loads?|users|volumes?|traffic|numbers?)\b/

/** Speed or load that is demanded without a number. */
export const performance: Cue = (slots) => {
  const demand = demandOf(slots)
  if (!slots.kinds.has('performance') || !hasSegment(slots, 'eff', 'lim') || measure.test(slots.sentence))
    return undefined
  const words = checkIncose(demand.toLowerCase()).flatMap((finding) => finding.words)
  if (words.some((word) => speed.test(word)))
    return questionOf('performance', 'Within what time, and with how many users at once?', [
      'In 95 of 100 cases this takes at most 2 seconds while 100 users work at the same time.',
      'This takes at most 1 second with 10,000 records.',
    ])
  if (words.some((word) => capacity.test(word)) || capacity.test(demand.toLowerCase()))
    return questionOf('performance', 'What load does it have to bear, and how fast is it then?', [
      'With 500 users at the same time, pages still load within 3 seconds.',
      'The system handles 50 requests a second, and none of them fails.',
    ])
  return undefined
}
