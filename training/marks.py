"""Marked lines: reading, words, spans, the split by source, and the score. `shared/domain/marking` holds the same words and tags for the product."""
import os
import random
import re

SEGMENTS = sorted('cond ctx def eff evt lim'.split())
ROLES = sorted('A C E EQ F FMT GT LT M MAX MIN N NE NEG O OPT P REQ S T U UNI V X'.split())
WORD = re.compile(r"\d+(?:[.,:]\d+)*|[A-Za-zÀ-ÿ]+(?:['’][A-Za-z]+)?|[^\sA-Za-z0-9]")
OPENING = re.compile(r'\{([A-Za-z]+) ')


def read_line(line):
    """A marked line as its text, its spans (tag, start, end) and its kinds."""
    marked, _, kinds = line.rstrip('\n').partition(' ## ')
    text, spans, open_marks, at = [], [], [], 0
    while at < len(marked):
        opening = OPENING.match(marked, at)
        if opening:
            open_marks.append((opening.group(1), len(text)))
            at = opening.end()
        elif marked[at] == '}' and open_marks:
            tag, start = open_marks.pop()
            spans.append((tag, start, len(text)))
            at += 1
        else:
            text.append(marked[at])
            at += 1
    return ''.join(text), spans, [kind.strip() for kind in kinds.split(',') if kind.strip()]


def example(line):
    """A line as words with B/I/O labels of segments and roles, and the exact spans over words that are scored."""
    text, spans, kinds = read_line(line)
    words = [(m.start(), m.end()) for m in WORD.finditer(text)]
    labels = {name: ['O'] * len(words) for name in ('segments', 'roles')}
    gold = {name: set() for name in labels}
    for tag, start, end in spans:
        inside = [i for i, (a, b) in enumerate(words) if a >= start and b <= end]
        name = 'segments' if tag in SEGMENTS else 'roles'
        if not inside or any(labels[name][i] != 'O' for i in inside):
            continue
        for i in inside:
            labels[name][i] = ('B-' if i == inside[0] else 'I-') + tag
        gold[name].add((tag, inside[0], inside[-1]))
    return {'text': text, 'words': [text[a:b] for a, b in words], 'labels': labels, 'gold': gold, 'kinds': kinds, 'knows_kinds': False}


def by_source(folder):
    """Marked lines of each source: a repository of the `web-` files, and each other file. Steps teach no kinds, and sources without any kind neither."""
    sources = {}
    for part in ('requirements', 'steps'):
        for file in sorted(os.listdir(os.path.join(folder, part))):
            source = file
            with open(os.path.join(folder, part, file), encoding='utf8') as lines:
                for line in lines:
                    if line.startswith('# ') and file.startswith('web-'):
                        source = line.split()[1]
                    elif line.strip() and not line.startswith('#'):
                        entry = example(line)
                        entry['part'] = part
                        if entry['words']:
                            sources.setdefault(source, []).append(entry)
    for lines in sources.values():
        known = any(entry['kinds'] for entry in lines)
        for entry in lines:
            entry['knows_kinds'] = known and entry['part'] == 'requirements'
    return sources


def split(sources, seed=7):
    """Lines for training, development and the blind test: an eighth of the repositories each for the last two. No repository is in two of them."""
    repositories = [name for name, lines in sources.items() if '/' in name and any(entry['part'] == 'requirements' for entry in lines)]
    random.Random(seed).shuffle(repositories)
    share = len(repositories) // 8
    blind, development = set(repositories[:share]), set(repositories[share : 2 * share])
    lines_of = lambda names: [entry for name in names for entry in sources[name] if entry['part'] == 'requirements']
    training = [entry for name, lines in sources.items() if name not in blind | development for entry in lines]
    return training, {'development': lines_of(sorted(development)), 'blind': lines_of(sorted(blind))}


def spans_of(labels):
    """The spans (tag, first, last) of B/I/O labels."""
    spans, current = set(), None
    for i, label in enumerate(labels + ['O']):
        if current and (label[0] != 'I' or label[2:] != current[0]):
            spans.add((current[0], current[1], i - 1))
            current = None
        if label != 'O' and (label[0] == 'B' or current is None):
            current = (label[2:], i)
    return spans


def f1(predicted, gold):
    """Micro F1 of two lists of sets."""
    both = sum(len(p & g) for p, g in zip(predicted, gold))
    whole = sum(map(len, predicted)) + sum(map(len, gold))
    return 2 * both / whole if whole else 0.0
