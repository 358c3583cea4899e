#!/usr/bin/env bash
# A learner and 16 actors under Slurm, without Ray: sbatch slurm.sh
# The store is a folder on a file system that all nodes share (`azkit store check FOLDER` tells whether it will do), or a
# bucket. Submitted again, it goes on with the run; more actors join by another array, such as --array=17-32.
#SBATCH --job-name=azkit
#SBATCH --array=0-16
#SBATCH --cpus-per-task=4
#SBATCH --mem=16G
#SBATCH --gres=gpu:1
#SBATCH --time=12:00:00
#SBATCH --requeue
set -u
STORE=${STORE:-$HOME/azkit/connectx}
if [ "$SLURM_ARRAY_TASK_ID" = 0 ]; then
    # Goes on with the run; where there is none, begins it
    azkit learner --store "$STORE" || exec azkit learner connectx --profile big-gpu --store "$STORE"
else
    until azkit actor --store "$STORE" --threads 4; do sleep 20; done # until the learner has begun the run
fi
