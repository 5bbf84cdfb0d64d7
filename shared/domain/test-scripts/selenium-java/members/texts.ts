/** Texts as they are compared, and texts that are known when a test runs. */
export const texts = String.raw`
/** A text as a reader sees it, with single blanks. */
static String normalized(String text) {
  return text.replaceAll("(?U)\\s+", " ").strip();
}

/** The ISO date of today with offsets of days, weeks, months, years: "+30D", "-18Y+1D". */
static String today(String offsets) {
  return Pattern.compile("[+-]\\d+[DWMY]")
      .matcher(offsets)
      .results()
      .map(offset -> Period.parse("P" + offset.group()))
      .reduce(LocalDate.now(), LocalDate::plus, (one, other) -> other)
      .toString();
}

/** A value that no test should hold, from the environment. */
static String secret(String name) {
  String value = System.getenv(name);
  if (value == null) throw new IllegalStateException("Set the environment variable " + name);
  return value;
}

/** A text with its dates (%TODAY+30D%) and secrets of the environment (%NAME%) in place. */
static String revealed(String text) {
  return Pattern.compile("%(?:TODAY((?:[+-]\\d{1,5}[DWMY]){0,4})|([A-Z][A-Z0-9_]*))%")
      .matcher(text)
      .replaceAll(
          mark ->
              Matcher.quoteReplacement(
                  mark.group(2) == null ? today(mark.group(1)) : secret(mark.group(2))));
}

/** Finds a text as whole words and numbers: "1 order" is not in "11 orders". */
static Pattern wholeWords(String text) {
  String wanted = normalized(text);
  String letter = "[\\p{L}\\p{N}_]";
  String before = wanted.matches("\\d.*") ? "(?<!" + letter + "|\\d[.,])" : "(?<!" + letter + ")";
  String after = wanted.matches(".*\\d") ? "(?!" + letter + "|[.,]\\d)" : "(?!" + letter + ")";
  return Pattern.compile(
      (wanted.matches(letter + ".*") ? before : "")
          + Pattern.quote(wanted)
          + (wanted.matches(".*" + letter) ? after : ""));
}

/** Finds a text as a message of its own, between other sentences, symbols or borders. */
static Pattern wholeMessage(String text) {
  String wanted = normalized(text);
  boolean ended = wanted.matches(".*[.!?…:]");
  return Pattern.compile(
      "(?:^|[^\\p{L}\\p{N}\\s,'\"(-]\\s*)"
          + Pattern.quote(wanted)
          + (ended ? "(?![\\p{L}\\p{N}])" : "(?=\\s*(?:$|[^\\p{L}\\p{N}\\s,'\"%-]))"));
}
`
