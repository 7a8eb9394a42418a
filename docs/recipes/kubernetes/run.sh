#!/bin/sh
# Builds the site on the cluster: one moment, one folder and one number of shards for all pods.
set -eu
cd "$(dirname "$0")"
kubectl create configmap site-run --dry-run=client -o yaml \
  --from-literal=AT="$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
  --from-literal=RUN="$(date -u +%Y%m%d-%H%M%S)" \
  --from-literal=SHARDS=8 | kubectl apply -f -
kubectl delete job site-shards site-merge --ignore-not-found
kubectl apply -f shards.yaml
kubectl wait --for=condition=complete --timeout=30m job/site-shards
kubectl apply -f merge.yaml
kubectl wait --for=condition=complete --timeout=30m job/site-merge
