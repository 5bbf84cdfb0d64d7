"""Scores a net: exact spans (micro F1), lines that demand something or not, kinds (micro F1 of sets)."""
import numpy as np
import torch

from marks import f1, spans_of
from model import ROLE_LABELS, SEGMENT_LABELS, batch_of, encode


def decode(logits, labels):
    """The best sequence of labels in which I follows B or I of its own tag alone (Viterbi)."""
    scores = logits.log_softmax(-1).numpy()
    allowed = np.array([[0.0 if b[0] != 'I' or a[2:] == b[2:] else -1e9 for b in labels] for a in labels])
    best = scores[0] + np.array([-1e9 if label[0] == 'I' else 0.0 for label in labels])
    back = []
    for row in scores[1:]:
        paths = best[:, None] + allowed
        back.append(paths.argmax(0))
        best = paths.max(0) + row
    path = [int(best.argmax())]
    for step in reversed(back):
        path.append(int(step[path[-1]]))
    return [labels[i] for i in reversed(path)]


def outputs_of(net, entries, kinds):
    """Segments, roles (sets of spans) and logits of kinds of each line, in the order of the lines."""
    net.eval()
    encoded = [encode(entry, kinds) for entry in entries]
    order = sorted(range(len(encoded)), key=lambda i: len(encoded[i]['pieces']))
    outputs = [None] * len(encoded)
    with torch.no_grad():
        for start in range(0, len(order), 32):
            rows = order[start : start + 32]
            segments, roles, logits = net(*batch_of([encoded[i] for i in rows])[:3])
            for j, i in enumerate(rows):
                places = encoded[i]['places']
                outputs[i] = (
                    spans_of(decode(segments[j][places], SEGMENT_LABELS)),
                    spans_of(decode(roles[j][places], ROLE_LABELS)),
                    logits[j].numpy(),
                )
    return outputs


def demands(spans):
    return any(tag != 'ctx' for tag, _, _ in spans)


def kinds_f1(outputs, entries, kinds, threshold):
    pairs = [({kinds[i] for i in np.where(logits > threshold)[0]}, set(entry['kinds'])) for (_, _, logits), entry in zip(outputs, entries) if entry['knows_kinds']]
    return f1([a for a, _ in pairs], [b for _, b in pairs])


def best_threshold(outputs, entries, kinds):
    return max(np.arange(-3, 1.01, 0.25), key=lambda threshold: kinds_f1(outputs, entries, kinds, threshold))


def scores_of(outputs, entries, kinds, threshold):
    gold = lambda name: [entry['gold'][name] for entry in entries]
    return {
        'segments': f1([o[0] for o in outputs], gold('segments')),
        'roles': f1([o[1] for o in outputs], gold('roles')),
        'kinds': kinds_f1(outputs, entries, kinds, threshold),
        'demanding': sum(demands(o[0]) == demands(g) for o, g in zip(outputs, gold('segments'))) / len(entries),
        'whole line': sum(o[0] == e['gold']['segments'] and o[1] == e['gold']['roles'] for o, e in zip(outputs, entries)) / len(entries),
    }
