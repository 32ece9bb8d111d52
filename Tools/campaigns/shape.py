"""What a story is played on."""

FEATURES = {
    "ext4": [
        [], [], ["-O", "^metadata_csum"], ["-O", "^metadata_csum,^64bit"], ["-b", "1024"],
        ["-O", "fast_commit"], ["-O", "inline_data"]],
    "xfs": [[], [], ["-m", "reflink=0"], ["-b", "size=1024"], ["-m", "finobt=0,rmapbt=0"]],
}
OPTIONS = {
    "ext4": [
        "data=ordered", "data=ordered", "data=writeback", "data=journal",
        "data=ordered,noauto_da_alloc", "data=writeback,noauto_da_alloc,commit=1",
        "data=ordered,nodelalloc", "data=writeback,journal_async_commit",
        "data=ordered,journal_checksum", "data=ordered,dioread_lock"],
    "xfs": ["", "", "logbsize=256k", "wsync", "logbufs=2"],
}


class Shape:
    """What a story is played on: drawn from its seed, and told when it ends badly."""

    def __init__(self, draw, kinds):
        # XFS takes longer to mount, so it gets a quarter of the stories.
        self.kind = draw.choices(kinds, [{"ext4": 3, "xfs": 1}[kind] for kind in kinds])[0]
        self.features = draw.choice(FEATURES[self.kind])
        self.options = draw.choice(OPTIONS[self.kind])
        self.has_cache = draw.random() < 0.1
        self.keeps_state_inside = draw.random() < 0.5
        self.taste = draw.choices(["plain", "heavy", "bulk"], [26, 2, 1])[0]
        self.has_peer = draw.random() < 0.3

    @property
    def disk(self):
        return f"{self.kind}{' behind a write cache' if self.has_cache else ''}"

    def __str__(self):
        return (f"{self.disk} {' '.join(self.features)} [{self.options}], state "
                f"{'inside' if self.keeps_state_inside else 'outside'}, {self.taste}"
                f"{', with a peer' if self.has_peer else ''}")
