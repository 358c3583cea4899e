"""More than one machine: the same actor and learner as in `learn()`, as processes that share nothing but a store.

actor.py plays with the newest model and ships its games; ingest.py takes them in; learner.py learns and publishes;
gate.py and rater.py play the models against each other; serve.py has what all four are, and launch.py starts them with
Ray. Read `actor.py` first; what the files in the store mean is said in runs/shared.py.
"""
