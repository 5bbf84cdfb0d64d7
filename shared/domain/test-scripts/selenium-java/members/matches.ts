/** What texts and numbers are compared with. */
export const matches = String.raw`
/** A condition on a text, with the words that failures call it by. */
record TextMatch(String description, Predicate<String> test) {}

/** This text, whatever its white space. */
static TextMatch is(String text) {
  return new TextMatch(
      "\"" + text + "\"", actual -> normalized(actual).equals(normalized(text)));
}

/** Texts with this text in them. */
static TextMatch contains(String text) {
  return new TextMatch("something with \"" + text + "\"", actual -> actual.contains(text));
}

/** Texts that begin with this text. */
static TextMatch startsWith(String text) {
  return new TextMatch(
      "something that starts with \"" + text + "\"", actual -> actual.startsWith(text));
}

/** Texts that end with this text. */
static TextMatch endsWith(String text) {
  return new TextMatch(
      "something that ends with \"" + text + "\"", actual -> actual.endsWith(text));
}

/** Anything else. */
static TextMatch not(TextMatch match) {
  return new TextMatch("not " + match.description(), match.test().negate());
}

/** This address: a path stands for any site, and query and fragment count where they are told. */
static TextMatch sameAddress(String address) {
  return new TextMatch(
      "\"" + address + "\"",
      actual -> {
        String found = address.contains("#") ? actual : actual.replaceFirst("#.*", "");
        if (!address.contains("?")) found = found.replaceFirst("\\?[^#]*", "");
        if (!address.contains("://")) found = found.replaceFirst("^[^/]*//[^/?#]*", "");
        return found.replaceFirst("(?<=.)/$", "").equals(address.replaceFirst("(?<=.)/$", ""));
      });
}

/** A condition on a number, with the words that failures call it by. */
record CountMatch(String description, IntPredicate test) {}

/** Numbers: exactly this many. */
static CountMatch exactly(int count) {
  return new CountMatch("exactly " + count, actual -> actual == count);
}

/** Numbers: this many or more. */
static CountMatch atLeast(int count) {
  return new CountMatch("at least " + count, actual -> actual >= count);
}

/** Numbers: this many or fewer. */
static CountMatch atMost(int count) {
  return new CountMatch("at most " + count, actual -> actual <= count);
}

/** Numbers: more than this many. */
static CountMatch moreThan(int count) {
  return new CountMatch("more than " + count, actual -> actual > count);
}

/** Numbers: fewer than this many. */
static CountMatch lessThan(int count) {
  return new CountMatch("fewer than " + count, actual -> actual < count);
}
`
