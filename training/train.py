"""Fine-tunes the encoder: `python train.py DATA OUT [--seed N] [--epochs N] [--layers N] [--all] [--teacher FILE…] [--unmarked FILE]`."""
import argparse
import random
import time

import torch
from torch import nn

import marks
from model import ENCODER, Net, batch_of, encode
from score import best_threshold, outputs_of, scores_of

BATCH = 16
KINDS_WEIGHT = 8
HEADS_RATE = 1e-3


def batches_of(encoded):
    """Lines of like length together, in random order."""
    encoded = sorted(encoded, key=lambda entry: len(entry['pieces']) + random.random() * 12)
    batches = [encoded[i : i + BATCH] for i in range(0, len(encoded), BATCH)]
    random.shuffle(batches)
    return batches


def loss_of(net, batch):
    pieces, mask, shapes, segments, roles, kinds, knows = batch_of(batch)
    a, b, c = net(pieces, mask, shapes)
    of_kinds = nn.functional.binary_cross_entropy_with_logits(c, kinds, reduction='none').mean(1)
    return (
        nn.functional.cross_entropy(a.flatten(0, 1), segments.flatten())
        + nn.functional.cross_entropy(b.flatten(0, 1), roles.flatten())
        + KINDS_WEIGHT * (of_kinds * knows).sum() / knows.sum().clamp(min=1)
    )


def main():
    options = argparse.ArgumentParser()
    options.add_argument('data')
    options.add_argument('out')
    options.add_argument('--seed', type=int, default=1)
    options.add_argument('--epochs', type=int, default=6)
    options.add_argument('--layers', type=int)
    options.add_argument('--rate', type=float, default=1.5e-4)
    options.add_argument('--encoder', default=ENCODER, help='a folder of another pretrained encoder with the same vocabulary')
    options.add_argument('--all', action='store_true', help='train on development and blind lines, too: for the net that is shipped, after it was measured')
    arguments = options.parse_args()
    random.seed(arguments.seed)
    torch.manual_seed(arguments.seed)

    sources = marks.by_source(arguments.data)
    kinds = sorted({kind for lines in sources.values() for entry in lines for kind in entry['kinds']})
    training, held = marks.split(sources)
    if arguments.all:
        training = [entry for lines in sources.values() for entry in lines]
    net = Net(len(kinds), arguments.layers, arguments.encoder)
    encoded = [encode(entry, kinds) for entry in training]
    body = {id(p) for p in net.encoder.parameters()}
    optimizer = torch.optim.AdamW(
        [
            {'params': list(net.encoder.parameters()), 'lr': arguments.rate},
            {'params': [p for p in net.parameters() if id(p) not in body], 'lr': HEADS_RATE},
        ],
        weight_decay=1e-2,
    )
    steps = arguments.epochs * -(-len(encoded) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [arguments.rate, HEADS_RATE], total_steps=steps, pct_start=0.1)
    print(len(training), 'lines,', {name: len(lines) for name, lines in held.items()}, 'held out,', len(kinds), 'kinds', flush=True)

    begin, threshold = time.time(), 0.0
    for epoch in range(1, arguments.epochs + 1):
        net.train()
        total = 0.0
        for batch in batches_of(encoded):
            loss = loss_of(net, batch)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
        if not arguments.all:
            lines = held['development']
            outputs = outputs_of(net, lines, kinds)
            threshold = float(best_threshold(outputs, lines, kinds))
            print('development', {name: round(value, 3) for name, value in scores_of(outputs, lines, kinds, threshold).items()})
        print(f'epoch {epoch}, loss {total * BATCH / len(encoded):.3f}, {time.time() - begin:.0f} s', flush=True)
        torch.save(
            {
                'net': net.state_dict(),
                'encoder': arguments.encoder,
                'layers': arguments.layers,
                'kinds': kinds,
                'threshold': threshold,
                'pieces': sorted({piece for entry in encoded for piece in entry['pieces']}),
                'sources': sorted(sources),
            },
            arguments.out,
        )


if __name__ == '__main__':
    main()
