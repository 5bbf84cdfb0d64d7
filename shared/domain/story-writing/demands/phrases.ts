// What English has for things that a text tells and does not demand. General words only: none is of a product or a trade.

/** It is not to be built, or not now. */
export const putOff = [
  'next year', 'next season', 'next version', 'next release', 'next phase', 'next quarter', 'next spring', 'next summer', 'next autumn', 'next winter', 'one for next',
  'later release', 'later version', 'later phase', 'later stage', 'at a later', 'in a later', 'phase 2', 'phase two', 'phase ii', 'phase 3', 'phase three', 'second phase', 'second release', 'second step',
  'future release', 'future version', 'future phase', 'not this season', 'not this year', 'not this time', 'not this release', 'not yet', 'for now', 'out of scope', 'not in scope', 'not part of', 'no part of',
  'leave it out', 'leave that out', 'so leave it', 'so leave that', 'put off', 'put on ice', 'backlog', 'backlogged', 'icebox', 'wishlist', 'wish list', 'fast follow', 'some day', 'someday', 'maybe after', 'maybe later', 'perhaps later',
  'been cut', 'was cut', 'were cut', 'been dropped', 'was dropped', 'dropped by', 'been rejected by the', 'been deferred', 'was deferred', 'and deferred', 'deferred until', 'been parked', 'been postponed', 'postponed until', 'was postponed',
  'decided against', 'look again', 'come back to it', 'comes later', 'come later', 'another project', 'separate project', 'project of its own', 'own project', 'separate document',
  'no longer needed', 'no longer wanted', 'not be built', 'says no for now', 'revisit', 'revisited', 'roadmap', 'if there is time', 'has been withdrawn', 'off the table', "isn't part of", 'not our job', 'nothing to do with this', 'dealt with in', 'elsewhere', 'is outside', 'are outside',
] // prettier-ignore

/** The same, where nothing is obliged or was read: "rejected" may be a state, and "left out" a field. */
export const perhapsPutOff = ['left out', 'not now', 'dropped', 'deferred', 'postponed', 'parked', 'shelved', 'on hold', 'would like', 'would love', "'d love", 'can wait', 'maybe', 'perhaps', 'probably', 'not needed', 'not wanted'] // prettier-ignore

/** How things are without the product; the first say it by themselves. */
export const plainlyNow = ['currently', 'at the moment', 'at present', 'nowadays', 'these days', 'so far', 'until now', 'up to now', 'as of now', 'right now', 'traditionally', 'since forever', 'historically', 'for years', 'anymore', 'as things stand'] // prettier-ignore
export const statusQuo = ['existing', 'the old', 'the present', 'the current', 'keep asking', 'keeps asking', 'always been', 'predecessor', 'in the old way', 'used to do', 'nobody knows', 'nobody dares'] // prettier-ignore

/** What people say to one another. */
export const small = [
  'sorry', 'thanks', 'thank you', 'lovely', 'lol', 'haha', 'btw', 'bless', 'fyi', 'imho', 'honestly', 'funny', 'cheers', 'regards', 'hello', 'hi', 'dear', 'hopefully', 'keen', 'holiday', 'annoying', 'nightmare', 'embarrassing', 'proud',
  'happy to', 'happy with', 'glad', 'i think', 'i guess', 'you know', 'people know', 'everybody knows', 'everyone knows', 'by the way', 'or whatever', 'love it', 'joke', 'complaints', 'discussion',
  'discussion of', 'was discussed', 'were discussed', 'debate', "i've told", 'i told', 'i have told', "i've asked", 'i asked', 'i wonder', 'reminded', "i wasn't", 'ping me', 'the hope is', 'the hope', 'bear with', 'as promised', 
] // prettier-ignore

/** Who says so, or for whom it is a task: people around the product. */
export const around = [
  'steering group', 'steering committee', 'works council', 'head office', 'marketing', 'legal', 'procurement', 'the council', 'committee', 'workshop', 'the meeting', 'see minutes', 'the minutes', 'reviewers',
  'product owner', 'project manager', 'the vendor', 'the supplier', 'consultants', 'competitors', 'prospects', 'investors', 'the press', 'the lawyers', 'union', 'our team', 'stakeholders', 'the pilot', 'kick-off', 'kickoff',
  'go-live', 'training session', 'invoice us', 'tender', 'to hire', 'dri', 'signed off', 'is expected to', 'expects to',
] // prettier-ignore

/** A day by which somebody has done something. */
export const deadline = /\b(?:by|before|until|till|from|on)\s+(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|easter|christmas|half term|summer|spring|autumn|winter|january|february|march|april|june|july|august|september|october|november|december|next week|end of (?:the )?(?:week|month|quarter|year)|go-live|the pilot|pilot|launch|migration|q[1-4])/i // prettier-ignore

/** When something was, or will be, that is no rule. */
export const dated = /\b(?:in|on|since|of|from|last)\s+(?:the\s+)?(?:past\s+)?(?:\d{1,2}\s+)?(?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month|week|weekend|christmas|(?:19|20)\d\d)\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i // prettier-ignore

/** How to reach somebody. */
export const contact = /\b(?:extension|ext\.?|bleep|phone|tel\.?|call me|ring me)\s*:?\s*\+?\d{2,}|\b(?:directed|addressed|sent) to (?:mr|mrs|ms|dr)\b/i // prettier-ignore

/** The text speaks of itself. */
export const ofItself = /^(?:this|these|our)\s+(?:document|paper|memo|memorandum|brief|note|notes|draft|specification|chapter|section|e-?mail|summary)\b|^this (?:page|text|list|table) (?:describes|tells|says|is about|summari[sz]es|explains|lists)\b|\bthis (?:document|paper|memo|brief|draft)\b|\b(?:first|second|left|right) column\b|^here(?:'s|’s| is)\b|^(?:a )?discussions? (?:of|about|on|whether)\b/i // prettier-ignore

/** A figure of how it is. */
export const figure = /^(?:about|around|roughly|approximately|nearly|almost|over|more than|~|ca\.?)\s*(?:[\d,.]+\s*(?:%|k\b|m\b|per ?cent|\p{L}+)|(?:a|one) (?:third|quarter|half|fifth)\b|half\b)/iu // prettier-ignore

export const greeting = /^(?:hi|hello|dear|hey|regards|best|cheers|thanks|thank you|yours|kind|sincerely|from:|to:|cc:|subject:|date:|re:|who:|present:|attendees:|author:|owner:|context:|contact:|prepared by|issued by|reviewed|version|status:|ps\b|p\.s|(?:internal )?memorandum|memo:)/i // prettier-ignore

/** What is asked of whoever builds it. */
export const request = ['please', 'pls', 'plz', 'make sure', 'makes sure', 'ensure', 'is important', 'important', 'we agreed that', 'agreed', 'needs to', 'need to', 'has to', 'have to'] // prettier-ignore

/** It bounds what may be. */
export const bounds = [
  'never', 'always', 'only', 'solely', 'at least', 'at most', 'no more than', 'not more than', 'more than', 'fewer than', 'less than', 'or more', 'or less', 'no later than', 'within', 'up to', 'without', 'nobody but', 'exclusively',
  'maximum', 'minimum', 'every', 'each', 'any', 'all', 'automatically', 'by itself', 'straight away', 'at once', 'immediately', 'exempt', 'instead', 'except', 'otherwise', 'no', 'nobody', 'until', 'unless', 'cannot', 'mandatory',
  'required', 'optional', 'per', 'plenty', 'counts as', 'means', 'costs', 'starts as', 'no exceptions',
] // prettier-ignore
